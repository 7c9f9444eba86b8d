import { mount } from 'svelte';
import App from './app/App.svelte';
import { dressDocument, settings } from './app/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { address } from './backend';
import { speak } from './words';

// The theme before the first picture, the words before the first sentence.
dressDocument();
const spoken = await speak(settings.language).then(
  () => true,
  () => false,
);
if (spoken) mount(App, { target: document.getElementById('app')! });
// Without words nothing can be said, not even that: from the beginning, until they come.
else setTimeout(() => address.reload(), 3_000);
