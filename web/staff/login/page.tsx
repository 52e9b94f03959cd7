import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRootData } from '#web/root-data.ts';
import { readSession } from '#web/staff/api/session.ts';
import '#web/staff/staff.css';
import { texts } from '#web/staff/texts.ts';
import { LoginConstellation } from './constellation.tsx';
import { LoginForm } from './form.tsx';
import { returnPath } from './return-path.ts';

export const handle = { staff: true };
export const meta = () => [{ title: 'Anmelden · Verwaltung' }, { name: 'robots', content: 'noindex' }];

export default function LoginPage() {
  const { company, apiUrl } = useRootData();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const target = returnPath(parameters.get('to'));

  useEffect(() => {
    if (readSession()) void navigate(target, { replace: true });
  }, [navigate, target]);

  return (
    <div className="staff">
      <main id="content" className="stage grid min-h-dvh place-items-center overflow-hidden px-5 py-10">
        <LoginConstellation className="absolute -top-8 -right-24 w-120 max-w-[90%] lg:top-12 lg:right-4 lg:w-160" />
        <LoginConstellation className="absolute -bottom-10 -left-40 hidden w-140 rotate-180 opacity-60 lg:block" />
        <div className="relative w-full max-w-105">
          <p className="mb-6 text-center font-display text-lg font-semibold tracking-tight wrap-anywhere">
            {company.name}
          </p>
          <div className="rounded-panel bg-white p-6 text-text shadow-panel sm:p-9 [&_:focus-visible]:outline-cobalt">
            <h1 className="text-[1.9rem]">{texts.area}</h1>
            <p className="mt-2 mb-7 text-muted">Nur für autorisierte Benutzer</p>
            <noscript>
              <p className="mb-5 rounded-control bg-warning-wash px-4 py-3 text-warning">
                Die Verwaltung braucht JavaScript. Bitte schalten Sie es für diese Seite ein.
              </p>
            </noscript>
            <LoginForm apiUrl={apiUrl} onSuccess={() => void navigate(target, { replace: true })} />
          </div>
          <p className="mt-6 text-center">
            {/* A full load: the staff styles stay behind. */}
            <a
              href="/"
              className="inline-flex min-h-11 items-center text-mist underline underline-offset-4 hover:text-white"
            >
              Zur Website
            </a>
          </p>
        </div>
      </main>
    </div>
  );
}
