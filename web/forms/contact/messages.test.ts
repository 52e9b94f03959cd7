import { describe, expect, it } from 'vitest';
import { keysOf } from '#contract/keys-of.ts';
import { buttons } from '#contract/leads/buttons.ts';
import { messages as de } from './messages.de.ts';
import { messages as en } from './messages.en.ts';

const contactButtons = keysOf(buttons).filter((id) => buttons[id].dialog === 'contact');

describe.each([
  ['German', de],
  ['English', en],
])('default messages in %s', (_, messages) => {
  it('begin a different message for every button', () => {
    expect(Object.keys(messages).sort()).toEqual(contactButtons.sort());
    const openings = Object.values(messages).map((text) => text.split(' ').slice(0, 4).join(' '));
    expect(new Set(openings).size).toBe(contactButtons.length);
  });

  it('leave something to complete and have no exclamation marks', () => {
    for (const [button, text] of Object.entries(messages)) {
      expect(text, button).toContain('…');
      expect(text, button).not.toMatch(/!|\.\.\./);
    }
  });
});
