import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type * as v from 'valibot';
import { useRootData } from '#web/root-data.ts';
import { wordsOf } from '#web/staff/address.ts';
import { readSession } from '#web/staff/api/session.ts';
import '#web/staff/staff.css';
import { isDirectoryReturn } from '#web/staff/api/directory.ts';
import { texts } from '#web/staff/texts.ts';
import { Brand } from '#web/staff/ui/brand.tsx';
import { LoginForm } from './form.tsx';
import { type cameFromLogin, returnPath } from './return-path.ts';

export const handle = { staff: true };
export const meta = () => [{ title: 'Anmelden · Verwaltung' }, { name: 'robots', content: 'noindex' }];

export default function LoginPage() {
  const { company, apiUrl } = useRootData();
  const [parameters] = useSearchParams();
  const here = useLocation();
  const navigate = useNavigate();
  const target = returnPath(parameters.get('to'));

  const enter = (to: string) => {
    const cameFrom: v.InferOutput<typeof cameFromLogin> = { login: true };
    void navigate(returnPath(to), { replace: true, state: { ...cameFrom, words: wordsOf(here.state) } });
  };

  useEffect(() => {
    // A user returning from the directory may already have a session and be proving that it is theirs.
    if (readSession() && !isDirectoryReturn(parameters)) void navigate(target, { replace: true });
  }, [navigate, target, parameters]);

  return (
    <div className="staff">
      <main id="content" className="on-ink grid min-h-dvh place-items-center bg-ink px-5 py-10 text-white">
        <div className="w-full min-w-0 max-w-105">
          <Brand name={company.name} className="mb-6 justify-center text-lg tracking-tight" />
          <div className="rounded-panel bg-white p-6 text-text sm:p-9 [&_:focus-visible]:outline-cobalt">
            <h1 className="text-[1.9rem]">{texts.area}</h1>
            <p className="mt-2 mb-7 text-muted">Nur für autorisierte Benutzer</p>
            <noscript>
              <p className="mb-5 rounded-control bg-warning-wash px-4 py-3 text-warning">
                Die Verwaltung braucht JavaScript. Bitte schalten Sie es für diese Seite ein.
              </p>
            </noscript>
            <LoginForm apiUrl={apiUrl} target={target} onSuccess={enter} />
          </div>
          <p className="mt-6 text-center">
            {/* A full page load, so that the staff styles are dropped. */}
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
