/** Two texts side by side, such as a problem and its solution. */
export function Pair({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      {items.map(({ title, text }) => (
        <div key={title}>
          <h3 className="text-item">{title}</h3>
          <p className="mt-2 max-w-[37.2em]">{text}</p>
        </div>
      ))}
    </div>
  );
}
