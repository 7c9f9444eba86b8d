import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import Shell from './Shell.svelte';
mount(Shell, { target: document.getElementById('app')! });
