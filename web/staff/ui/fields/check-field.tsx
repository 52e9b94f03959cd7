type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void; className?: string };

/** A checkbox with its label. */
export function CheckField({ label, checked, onChange, className = '' }: Props) {
  return (
    <label className={`tool-target inline-flex cursor-pointer items-center gap-2 ${className}`}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-cobalt"
      />
      {label}
    </label>
  );
}
