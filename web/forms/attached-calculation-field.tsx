import { calculationParameter } from '#contract/calculation/parameters.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { useForm } from './lead-form.tsx';

type Props = { calculation: { value: string; label: string } | null | undefined; className?: string };

/** The attached calculation in one line; unticking it removes it. */
export function AttachedCalculationField({ calculation, className }: Props) {
  const { form, texts } = useForm();
  if (!calculation) return null;
  return (
    <CheckboxField
      id={`${form.name}-${calculationParameter}`}
      name={calculationParameter}
      value={calculation.value}
      defaultChecked={form.posted === null || form.posted.values[calculationParameter] !== undefined}
      label={
        <>
          {texts.common.takeCalculation} <span className="tabular">{calculation.label}</span>
        </>
      }
      className={className}
    />
  );
}
