import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ServedSite } from '#tests/support/servers/served-site.ts';

/** What the tests of the lead desk do to a site; `site` is the one of the running file. */
export function deskOf(site: () => ServedSite) {
  return {
    /** From outside, while the site runs. */
    query(sql: string): void {
      const database = new DatabaseSync(join(site().folder, 'site.sqlite'));
      database.exec(`pragma busy_timeout = 5000; pragma foreign_keys = on; ${sql}`);
      database.close();
    },
    async sendLead(lastName: string, more: Record<string, string> = {}): Promise<void> {
      const person = { firstName: 'Ewa', lastName, email: `${lastName}@desk.example`, message: 'Hallo' };
      const answer = await fetch(`${site().origin}/api/contact/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...person, ...more }),
      });
      expect(answer.status).toBe(200);
    },
  };
}

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const undo = (page: Page) => page.getByRole('button', { name: 'Rückgängig' });

/** The dialog of the lead with this name. */
export async function openLead(page: Page, name: string) {
  await row(page, name)
    .getByRole('button', { name: /ansehen$/ })
    .click();
  return page.getByRole('dialog', { name: new RegExp(name) });
}

/** Resolves when the list has so many leads. */
export const count = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Kontakte (${number})`, exact: true }).waitFor();
