/**
 * Marks a page that is opened at its top: content below the first screen is laid out after the first paint, section by
 * section (`web/visitor/lay-out-rest.ts`). A page opened at a fragment, reloaded or returned to is laid out
 * immediately, because the browser has to find the position. If the visitor interacts before that, the value changes
 * from 1 to 0, so that content near the viewport is laid out. Without scripts the mark is removed 3 s after `load`.
 */
const mark =
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate"){let d=document.documentElement.dataset;d.arriving=1;onscroll=onpointerdown=onkeydown=onclick=()=>{if(d.arriving)d.arriving=0};onload=()=>setTimeout(()=>delete d.arriving,3e3)}';

export function Arriving({ nonce }: { nonce: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: mark }} />;
}
