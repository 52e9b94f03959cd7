import { slug } from '#web/ui/slug.ts';

/** A single large sentence. */
export function Statement({ children }: { children: string }) {
  return (
    <section className="py-mid">
      <h2 id={slug(children)} className="wrap statement">
        {children}
      </h2>
    </section>
  );
}
