import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { isLanguage, type Language } from '#contract/site/languages.ts';
import { hrefOf, pageAt } from '#contract/site/pages.ts';
import { languageCookie, storageKeys } from '#contract/site/storage.ts';
import { setShownLanguage } from './current.ts';
import { detectLanguage } from './detect.ts';

type LanguageState = {
  language: Language;
  /** True until detection has finished (spec section 1). */
  loading: boolean;
  /** Stores the choice, marks it as made by hand and takes the URL along; other values are ignored. */
  switchTo: (language: Language) => void;
};

const LanguageContext = createContext<LanguageState | null>(null);

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage outside of LanguageProvider');
  return state;
}

type Props = {
  /** Language of the texts on screen. */
  language: Language;
  /** False for crawlers and for ?lang: nothing is detected then. */
  detect: boolean;
  geoUrl: string;
  children: ReactNode;
};

/**
 * Holds the language of the interface: as sent by the server at first, then as chosen by hand or, where
 * nothing was chosen, as detected. Texts follow by revalidation, never by a reload.
 */
export function LanguageProvider({ language, detect, geoUrl, children }: Props) {
  const [loading, setLoading] = useState(true);
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  /** A choice made while detection ran; storage may be forbidden, so that it stands only here. */
  const chosen = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: detection runs once a load (spec section 1)
  useEffect(() => {
    const show = (wanted: Language) => {
      setLoading(false);
      if (wanted === language) return;
      setShownLanguage(wanted);
      void revalidate();
    };
    setShownLanguage(language);
    if (!detect) return setLoading(false);
    const stored = read(storageKeys.language);
    if (read(storageKeys.languageManual) === 'true' && isLanguage(stored)) return show(stored);
    const abort = new AbortController();
    void detectLanguage(geoUrl, abort.signal).then((detected) => {
      if (abort.signal.aborted) return;
      if (chosen.current || read(storageKeys.languageManual) === 'true') return setLoading(false);
      write(storageKeys.language, detected);
      show(detected);
    });
    return () => abort.abort();
  }, []);

  const switchTo = useCallback(
    (wanted: Language) => {
      if (!isLanguage(wanted)) return;
      chosen.current = true;
      write(storageKeys.language, wanted);
      write(storageKeys.languageManual, 'true');
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain HTTP
      document.cookie = `${languageCookie}=${wanted}; Path=/; Max-Age=31536000; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
      setShownLanguage(wanted);
      const match = pageAt(location.pathname);
      const target = match ? hrefOf(match, wanted) : location.pathname;
      const query = new URLSearchParams(location.search);
      query.delete('lang');
      const search = query.size > 0 ? `?${query}` : '';
      const path = target.split('?')[0];
      if (path === location.pathname && search === location.search) void revalidate();
      else void navigate(`${path}${search}${window.location.hash}`, { replace: true, state: keepPlace });
    },
    [location, navigate, revalidate],
  );

  const state = useMemo(() => ({ language, loading, switchTo }), [language, loading, switchTo]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** Navigation state of a language switch: the same page stays where it is, focus included. */
export const keepPlace = { keepPlace: true } as const;

// Storage can be forbidden (private windows, policies); the language then lasts for this load.
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {}
}
