/**
 * Marks a page that somebody opens at its top: what stands below the first screen is laid out after that was painted,
 * section by section (`web/visitor/lay-out-rest.ts`). One that is opened at an anchor, loaded again or come back to is
 * laid out at once, for the browser has to find the place. Whoever moves before that meets what is near (0 for 1).
 * Where the scripts do not come it is undone after the load.
 */
const mark =
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate"){let d=document.documentElement.dataset;d.arriving=1;onscroll=onpointerdown=onkeydown=onclick=()=>{if(d.arriving)d.arriving=0};onload=()=>setTimeout(()=>delete d.arriving,3e3)}';

export function Arriving({ nonce }: { nonce: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: mark }} />;
}
