import type { ReactNode } from 'react';
import { useRootData } from '#web/root-data.ts';
import type { Texts } from './texts.de.ts';

/** E-mail and phone, and when an answer comes. */
export function WaysToReachUs({ texts }: { texts: Texts['ways'] }) {
  const { email, phone } = useRootData().company;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="mb-5 text-heading tracking-[-0.015em]">
        {texts.title}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Card
          label={texts.email}
          href={`mailto:${email}`}
          text={email}
          icon={<path d="M3 5.5h18v13H3zM3 6l9 7 9-7" />}
        />
        <Card
          label={texts.phone}
          href={`tel:${phone.tel}`}
          text={phone.display}
          icon={
            <path d="M6.5 3.5 9.6 4l1.2 4-2 1.8a13 13 0 0 0 5.4 5.4l1.8-2 4 1.2.5 3.1c-1 2.4-3 3-5 2.5C9.4 18.5 5.5 14.6 4 8.500c-.5-2 .1-4 2.5-5Z" />
          }
        />
      </div>
      <p className="mt-5 flex gap-3 text-[0.95rem] leading-normal text-muted">
        <Icon className="mt-0.5 shrink-0 text-cobalt">
          <circle cx="12" cy="12" r="9" />
          <path d="M12 7v5.200l3.3 2" />
        </Icon>
        {texts.reply}
      </p>
    </section>
  );
}

type CardProps = { label: string; href: string; text: string; icon: ReactNode };

function Card({ label, href, text, icon }: CardProps) {
  return (
    <a
      href={href}
      className="group flex min-w-0 items-center gap-4 rounded-panel bg-white p-5 inset-ring inset-ring-line transition-shadow hover:inset-ring-[1.5px] hover:inset-ring-cobalt"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-cobalt-wash text-cobalt">
        <Icon>{icon}</Icon>
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-muted">{label}</span>
        <span className="tabular block font-semibold leading-snug wrap-anywhere group-hover:text-cobalt">{text}</span>
      </span>
    </a>
  );
}

function Icon({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
