import type { Page } from 'playwright-core';

/** What Chromium hands to screen readers: the name of each element with the role, as it is, with no space added. */
export async function spokenNames(page: Page, ...roles: string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && roles.includes(String(node.role?.value)))
    .map((node) => String(node.name?.value ?? ''));
}
