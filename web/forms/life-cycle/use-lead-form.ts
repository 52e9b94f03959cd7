import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { Problem } from '#contract/http/problem.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import type { PageId } from '#contract/site/pages.ts';
import { useLanguage } from '#web/language/language.tsx';
import { useRootData } from '#web/root-data.ts';
import { draftFor, forgetDraft, hasDraft, restoreDraft } from './drafts.ts';
import { clearEntries, entriesOf, firstWrong } from './entries.ts';
import { type Failure, type Outcome, refusal, send } from './send.ts';
import { tellElsewhere } from './tell-elsewhere.ts';
import { useReturnTimer } from './use-return-timer.ts';
import { byField, type FieldErrors, validate } from './validate.ts';

export type Status = 'idle' | 'submitting' | 'success' | 'error';
type State = { status: Status; errors: FieldErrors; failure: Failure | null };

const idle: State = { status: 'idle', errors: {}, failure: null };

export type LeadFormOptions = {
  lead: { kind: LeadKind; path: string };
  /** What this form requires; often more than the call does. */
  schema: GenericSchema;
  /** Id of the form and name of its draft. The server leads a post without JavaScript back to `#<kind>`. */
  name?: string;
  /** The page whose HTML holds the form; null for forms that only scripts can show. */
  page: PageId | null;
  /** Shortest time in `submitting`, in milliseconds (spec section 4); the real answer decides the outcome. */
  minimumPending?: number;
  /** Milliseconds after which an outcome gives way to the form again (spec section 9: 7000 and 5000). */
  returnAfter?: { success?: number; error?: number };
  /** Members that the call carries beside the form's fields. */
  extra?: Readonly<Record<string, unknown>>;
  /** A field that the form shows without a control of that name. */
  unnamed?: string;
  /** `problem` is the server's answer where it was the server that found them. */
  onInvalid?: (errors: FieldErrors, problem?: Partial<Problem>) => void;
  onSuccess?: (answer: Record<string, unknown>) => void;
  onFailure?: (failure: Failure) => void;
  /** Where a visitor who has left the form finds what its answer brings. */
  linkTo?: (answer: Record<string, unknown>) => { words: string; href: string };
};

/** Submissions under way by form name: a form that is remounted meanwhile waits for the same answer. */
const running = new Map<string, Promise<Outcome>>();
/** How many forms of each name are on the page. */
const shown = new Map<string, number>();

/** Whether a form's answer is still awaited, on whatever page it was sent. */
export function isUnderWay(name: string): boolean {
  return running.has(name);
}

/** The outcome of a post without JavaScript belongs to the first form of its kind that is shown, once. */
const outcomeShown = new Set<LeadKind>();

/**
 * The one life cycle of all lead forms: idle, submitting, success or error. Fields are the browser's own
 * (uncontrolled); what they hold is read when the form is sent and kept in a draft meanwhile.
 */
export function useLeadForm(options: LeadFormOptions) {
  const { lead, schema, page, name = lead.kind, minimumPending = 0, returnAfter } = options;
  const root = useRootData();
  const { language } = useLanguage();
  const mine = page !== null && !outcomeShown.has(lead.kind);
  const [posted] = useState(mine && root.posted?.kind === lead.kind ? root.posted : null);
  const [sentByPost] = useState(mine && root.sent === lead.kind);
  const [state, setState] = useState<State>(() => {
    if (posted) return stateOfPost(posted);
    return sentByPost ? { ...idle, status: 'success' } : idle;
  });
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<FieldErrors | null>(null);
  const sentEntries = useRef<string | null>(null);

  const settle = (outcome: Outcome): Failure | null => {
    if (outcome.ok) {
      forgetDraft(name);
      // What was typed while the form was under way has not been sent: it stays.
      const typedOn = form.current && sentEntries.current !== null && typedIn(form.current) !== sentEntries.current;
      if (form.current && !typedOn) clearEntries(form.current);
      sentEntries.current = null;
      setState({ ...idle, status: 'success' });
      return null;
    }
    const errors = byField(outcome.errors);
    if (form.current && (firstWrong(form.current, errors) || errors[options.unnamed ?? ''])) {
      toFocus.current = errors;
      setState({ ...idle, errors });
      return null;
    }
    // A field that this form does not show cannot be mended here: the visitor is told that sending failed.
    const failure = outcome.failure ?? { kind: 'failed' };
    setState({ status: 'error', errors: {}, failure });
    return failure;
  };

  const follow = async (answer: Promise<Outcome>) => {
    setState({ ...idle, status: 'submitting' });
    const outcome = await answer;
    return { outcome, failure: settle(outcome) };
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.has(name)) return;
    // Unknown where the browser filled the form before any script ran.
    const filled = hasDraft(name);
    const draft = draftFor(name);
    const entries = {
      ...entriesOf(event.currentTarget),
      ...options.extra,
      language,
      elapsed: filled ? Math.round(performance.now() - draft.since) : null,
      pageUrl: window.location.href.slice(0, 2000),
      timestamp: new Date().toISOString(),
    };
    const errors = validate(schema, entries);
    if (Object.keys(errors).length > 0) {
      toFocus.current = errors;
      setState({ ...idle, errors });
      options.onInvalid?.(errors);
      return;
    }
    const answer = atLeast(minimumPending, send(`${root.apiUrl}${lead.path}`, entries, draft.key));
    sentEntries.current = typedIn(event.currentTarget);
    running.set(name, answer);
    void answer.then(() => running.delete(name));
    const { outcome, failure } = await follow(answer);
    if (!shown.get(name)) tellElsewhere(outcome.ok, outcome.ok ? options.linkTo?.(outcome.body) : undefined);
    if (outcome.ok) options.onSuccess?.(outcome.body);
    else if (failure) options.onFailure?.(failure);
    else options.onInvalid?.(byField(outcome.errors), outcome.body);
  };

  const ref = useCallback(
    (node: HTMLFormElement | null) => {
      form.current = node;
      if (!node) return;
      // The browser's own checks help only where no script does.
      node.noValidate = true;
      restoreDraft(node, name);
    },
    [name],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mounted form
  useEffect(() => {
    const underWay = running.get(name);
    if (underWay) void follow(underWay);
    shown.set(name, (shown.get(name) ?? 0) + 1);
    return () => {
      shown.set(name, (shown.get(name) ?? 1) - 1);
      if (page !== null) outcomeShown.add(lead.kind);
    };
  }, []);

  useEffect(() => {
    if (!toFocus.current || !form.current) return;
    firstWrong(form.current, state.errors)?.focus();
    toFocus.current = null;
  }, [state]);

  const dismiss = () => setState((now) => (now.status === 'submitting' ? now : idle));
  const wait = state.status === 'success' ? returnAfter?.success : state.status === 'error' ? returnAfter?.error : null;
  const holdProps = useReturnTimer(wait ?? null, dismiss);

  /** An edited field loses its error, and the last outcome gives way. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const field = (event.target as HTMLInputElement).name;
    setState((now) => {
      if (now.status === 'submitting') return now;
      if (now.status === 'idle' && now.errors[field] === undefined) return now;
      const { [field]: _gone, ...errors } = now.errors;
      return { ...idle, errors };
    });
  };

  return {
    ...state,
    name,
    page,
    posted,
    /** Stored without JavaScript: the browser then shows the beginning of the form, not its button. */
    sentByPost,
    language,
    // The fragment makes the browser show the form when the answer is the page again.
    action: `${root.apiUrl}${lead.path}#${name}`,
    busy: state.status === 'submitting',
    /** Back to idle: 'try again', or closing a success panel. What was typed is still there after an error. */
    dismiss,
    /** For the panel of an outcome: its timer waits while it is pointed at or focused. */
    holdProps,
    formProps: { ref, onSubmit, onInput },
  };
}

/** What stands in a form, to be compared. */
function typedIn(form: HTMLFormElement): string {
  return JSON.stringify(entriesOf(form));
}

export type LeadForm = ReturnType<typeof useLeadForm>;

function stateOfPost(posted: NonNullable<ReturnType<typeof useRootData>['posted']>): State {
  const { failure } = posted.problem
    ? refusal(posted.problem.status, { ...posted.problem, errors: posted.errors })
    : { failure: null };
  return { status: failure ? 'error' : 'idle', errors: byField(posted.errors), failure };
}

async function atLeast<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const [value] = await Promise.all([answer, new Promise((done) => setTimeout(done, milliseconds))]);
  return value;
}
