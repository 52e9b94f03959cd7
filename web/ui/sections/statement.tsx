import { slug } from '#web/ui/slug.ts';

/** One sentence at full size and nothing else. */
export function Statement({ children }: { children: string }) {
  return (
    <section className="py-mid">
      <h2 id={slug(children)} className="wrap statement">
        {children}
      </h2>
    </section>
  );
}
