/**
 * Marks a page that is opened at its top: content below the first screen is laid out after the first paint, section by
 * section (`web/visitor/lay-out-rest.ts`). A page opened at a fragment, reloaded or returned to is laid out
 * immediately, because the browser has to find the position (`location` lacks a fragment that names text). If the
 * visitor interacts before that, the value changes from 1 to 0, so that content near the viewport is laid out. If the
 * scripts have not removed the mark after 5 s, it is removed here.
 */
const mark =
  'let[n]=performance.getEntriesByType("navigation"),d=document.documentElement.dataset;if(n?.type=="navigate"&&!/#/.test(n.name)){d.arriving=1;onscroll=onpointerdown=onkeydown=onclick=()=>{d.arriving&&=0};setTimeout(()=>delete d.arriving,5e3)}';

export function Arriving({ nonce }: { nonce: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: mark }} />;
}
