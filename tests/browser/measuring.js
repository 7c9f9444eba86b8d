// What can be measured on a page. An expression: the tests call its functions in the window.
({
  /** Things that stick out of the window, and texts that are wider or higher than what shows them. */
  overflow() {
    const wrong = [];
    const root = document.documentElement;
    const width = root.clientWidth;
    if (root.scrollWidth > width) wrong.push(`the page is ${root.scrollWidth} wide`);
    const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
    const scroller = (one) => one && (scrolls(one) || scroller(one.parentElement));
    for (const one of document.querySelectorAll('body *')) {
      if (one.closest('svg, .hidden-text, [hidden]') || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (![...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim())) continue;
      const tell = (what) => wrong.push(`${what}: <${one.localName} class="${one.className}"> ${one.textContent.trim().slice(0, 60)}`);
      const box = one.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const fixed = getComputedStyle(one).position === 'fixed';
      if ((box.right > width + 1 || box.left < -1) && !fixed && !scroller(one.parentElement)) tell('outside the window');
      // A long name may end in dots where what it stands in is labelled with the whole of it.
      if (getComputedStyle(one).textOverflow === 'ellipsis' && one.closest('[aria-label]')?.ariaLabel.includes(one.textContent.trim())) continue;
      const range = document.createRange();
      range.selectNodeContents(one);
      const text = range.getBoundingClientRect();
      for (let up = one; up && up !== document.body; up = up.parentElement) {
        const shown = getComputedStyle(up);
        if (up !== one && scrolls(up)) break;
        if (shown.overflowX === 'visible' && shown.overflowY === 'visible') continue;
        const frame = up.getBoundingClientRect();
        const across = shown.overflowX !== 'visible' && (text.right > frame.right + 1.5 || text.left < frame.left - 1.5);
        const down = /hidden|clip/.test(shown.overflowY) && (text.bottom > frame.bottom + 3 || text.top < frame.top - 3);
        if (!across && !down) continue;
        tell(`cut off by <${up.localName} class="${up.className}">`);
        break;
      }
    }
    return wrong;
  },

  /** Targets under 44 x 44 px. Links inside a sentence are exempt, as in WCAG; the squares of a board have a magnet instead. */
  small() {
    const wrong = [];
    const wanted = 'button, a[href], input, select, textarea, summary, [role=radio], [role=switch], [role=button], [role=tab]';
    for (const one of document.querySelectorAll(wanted)) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.skip, [inert]') || one.disabled) continue;
      if (one.localName === 'a' && getComputedStyle(one).display === 'inline' && one.closest('p, li, dd, small')) continue;
      const boxes = [one, ...(one.labels ?? [])].map((each) => each.getBoundingClientRect());
      if (boxes.some(({ width, height }) => width >= 43.5 && height >= 43.5)) continue;
      const { width, height } = boxes[0];
      const name = one.ariaLabel ?? one.textContent.trim().slice(0, 40);
      wrong.push(`${Math.round(width)}x${Math.round(height)} <${one.localName} class="${one.className}"> ${name}`);
    }
    return wrong;
  },

  /** What has the focus; whether that is seen, on itself or on what stands for it; whether it was the first to have it. */
  focus() {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const seen = (each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const name = `<${one.localName} class="${one.className}"> ${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}`;
    const again = window.firstFocused === one;
    window.firstFocused ??= one;
    return [name, [one, one.parentElement, one.closest('label'), ...(one.parentElement?.children ?? [])].some(seen), again];
  },
})
