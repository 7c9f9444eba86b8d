import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../words';
import CodeBoxes from './CodeBoxes.svelte';

beforeEach(() => speak('en'));
afterEach(cleanup);

function type(text: string): void {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('the boxes for a code', () => {
  it('ask for the table as soon as five letters are there', () => {
    const oncode = vi.fn();
    render(CodeBoxes, { oncode });
    type('oak');
    expect(oncode).not.toHaveBeenCalled();
    type('0akrb');
    expect(oncode).toHaveBeenCalledExactlyOnceWith('OAKRB');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('OAKRB');
  });

  it('take a pasted link', () => {
    const oncode = vi.fn();
    render(CodeBoxes, { oncode });
    type('https://example.org/join/oakrb');
    expect(oncode).toHaveBeenCalledExactlyOnceWith('OAKRB');
  });

  it('keep a wrong code and say what is wrong with it', () => {
    render(CodeBoxes, { value: 'OAKRB', problem: 'No table has the code OAKRB', oncode: vi.fn() });
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('OAKRB');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
      'No table has the code OAKRB',
    );
  });
});
