import { calculationParameter } from '#contract/calculation/parameters.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { useForm } from './lead-form.tsx';

type Props = { taken: { value: string; label: string } | null | undefined; className?: string };

/** The attached calculation in one line; unticking it removes it. */
export function TakenCalculationField({ taken, className }: Props) {
  const { form, texts } = useForm();
  if (!taken) return null;
  return (
    <CheckboxField
      id={`${form.name}-${calculationParameter}`}
      name={calculationParameter}
      value={taken.value}
      defaultChecked={form.posted === null || form.posted.values[calculationParameter] !== undefined}
      label={
        <>
          {texts.common.takeCalculation} <span className="tabular">{taken.label}</span>
        </>
      }
      className={className}
    />
  );
}
