import { LogoMark } from '#web/ui/icons/logo.tsx';

type Props = { name: string; className?: string };

/** The logo and the company's name. */
export const Brand = ({ name, className = '' }: Props) => (
  <p className={`flex items-center gap-2 font-display font-semibold text-white ${className}`}>
    <LogoMark className="size-6" />
    <span className="min-w-0 wrap-anywhere">{name}</span>
  </p>
);
