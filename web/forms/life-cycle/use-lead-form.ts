import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { Problem } from '#contract/http/problem.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import { pageAddress } from '#contract/page-address.ts';
import type { Language } from '#contract/site/languages.ts';
import type { PageId } from '#contract/site/pages.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { useVisit } from '#web/visit.ts';
import { clearDraft, draftFor, hasDraft, keepSender, restoreDraft } from './drafts.ts';
import { clearEntries, entriesOf, firstWrong } from './entries.ts';
import { afterEdit, type FormState, idle, stateAtFirst } from './form-state.ts';
import { focusWithError } from './in-view.ts';
import { notifyElsewhere } from './sending/notify-elsewhere.ts';
import { type Failure, type Outcome, send } from './sending/send.ts';
import { beginSubmission, countShown, isPending, isShown, pendingSubmission } from './sending/submissions.ts';
import { byField, type FieldErrors, validate } from './validate.ts';

type LeadFormOptions = {
  lead: { kind: LeadKind; path: string };
  /** What this form requires; often stricter than the API. */
  schema: GenericSchema;
  /** Id of the form and name of its draft. After a post without JavaScript the server redirects to `#<kind>`. */
  name?: string;
  /** The page whose HTML contains the form; null for forms that only scripts can show. */
  page: PageId | null;
  /** Minimum time in `submitting`, in milliseconds (spec section 4); the outcome is still that of the real response. */
  minimumPending?: number;
  /** Extra properties of the request body, in addition to the form's fields. */
  extra?: Readonly<Record<string, unknown>>;
  /** Fields sent as null when empty (spec section 3). */
  nullable?: readonly string[];
  /** Whether the confirmation offers an appointment, whose form then has the sender's name and addresses. */
  keepsSender?: boolean;
  /** A field that the form displays without a control of that name. */
  unnamed?: string;
  /** `problem` is the server's response if the server found the errors. */
  onInvalid?: (errors: FieldErrors, problem?: Partial<Problem>) => void;
  onSuccess?: (answer: Record<string, unknown>) => void;
  onFailure?: (failure: Failure) => void;
  /** Link to the result, for a visitor who has left the form before the response arrives. */
  linkTo?: (answer: Record<string, unknown>) => { words: string; href: string };
};

/**
 * The life cycle of every lead form: idle, submitting, success or error. Fields are uncontrolled; their values are read
 * on submit and kept in a draft until then.
 */
export function useLeadForm(options: LeadFormOptions) {
  const { lead, page, name = lead.kind } = options;
  /** Outcomes are reported in the language shown when the response arrives, not in that of the submission. */
  const latest = useRef(options);
  latest.current = options;
  const { apiUrl } = useVisit();
  const { language } = useLanguage();
  const { posted, sentByPost } = usePostedOutcome(lead.kind, page);
  const [state, setState] = useState(() => stateAtFirst(posted, sentByPost));
  const form = useRef<HTMLFormElement>(null);
  const focusFirstWrong = useFocusOnFirstWrong(form, state);
  const typedOn = useRef(false);
  const mounted = useRef(false);

  const showErrors = (errors: FieldErrors) => {
    focusFirstWrong();
    setState({ ...idle, errors });
  };

  const succeed = () => {
    clearDraft(name);
    if (form.current && options.keepsSender) keepSender(form.current);
    // Input typed while the submission was pending has not been sent, so it is kept.
    if (form.current && !typedOn.current) clearEntries(form.current);
    typedOn.current = false;
    setState({ ...idle, status: 'success' });
  };

  /** Awaits the response and shows it; `failure` is anything that cannot be fixed at a field of this form. */
  const follow = async (answer: Promise<Outcome>): Promise<{ outcome: Outcome; failure: Failure | null }> => {
    setState({ ...idle, status: 'submitting' });
    const outcome = await answer;
    if (outcome.ok) {
      succeed();
      return { outcome, failure: null };
    }
    const errors = byField(outcome.errors);
    if (form.current && (firstWrong(form.current, errors) || errors[options.unnamed ?? ''])) {
      showErrors(errors);
      return { outcome, failure: null };
    }
    const failure = outcome.failure ?? { kind: 'failed' };
    setState({ status: 'error', errors: {}, failure });
    return { outcome, failure };
  };

  const report = ({ outcome, failure }: Awaited<ReturnType<typeof follow>>) => {
    const { onSuccess, onFailure, onInvalid } = latest.current;
    if (outcome.ok) onSuccess?.(outcome.body);
    else if (failure) onFailure?.(failure);
    else onInvalid?.(byField(outcome.errors), outcome.body);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending(name)) return;
    const entries: Record<string, unknown> = {
      ...entriesOf(event.currentTarget),
      ...options.extra,
      ...metadata(name, language),
    };
    for (const field of options.nullable ?? []) if (entries[field] === '') entries[field] = null;
    const errors = validate(options.schema, entries);
    if (Object.keys(errors).length > 0) {
      showErrors(errors);
      options.onInvalid?.(errors);
      return;
    }
    const sent = send(`${apiUrl}${lead.path}`, entries, draftFor(name).key);
    const answer = atLeast(options.minimumPending ?? 0, sent);
    typedOn.current = false;
    beginSubmission(name, answer);
    const followed = await follow(answer);
    const { outcome } = followed;
    if (!isShown(name)) notifyElsewhere(outcome.ok, outcome.ok ? latest.current.linkTo?.(outcome.body) : undefined);
    // If the visitor left and came back, the form now shown has awaited the same response and reports it.
    if (mounted.current || !isShown(name)) report(followed);
  };

  const ref = useCallback(
    (node: HTMLFormElement | null) => {
      form.current = node;
      if (!node) return;
      // Native validation is only useful without scripts.
      node.noValidate = true;
      restoreDraft(node, name);
    },
    [name],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mounted form
  useEffect(() => {
    mounted.current = true;
    const answer = pendingSubmission(name);
    if (answer) void follow(answer).then(report);
    const uncount = countShown(name);
    return () => {
      mounted.current = false;
      uncount();
    };
  }, []);

  const dismiss = () => setState((now) => (now.status === 'submitting' ? now : idle));

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    typedOn.current = true;
    const field = (event.target as HTMLInputElement).name;
    setState((now) => afterEdit(now, field));
  };

  return {
    ...state,
    name,
    page,
    posted,
    /** Stored without JavaScript: the browser scrolls to the start of the form, not to its button. */
    sentByPost,
    language,
    // With the fragment, the browser scrolls to the form if the response is the page again.
    action: `${apiUrl}${lead.path}#${name}`,
    busy: state.status === 'submitting',
    /** Resets the state to idle. After an error the input is still there. */
    dismiss,
    formProps: { ref, onSubmit, onInput },
  };
}

export type LeadForm = ReturnType<typeof useLeadForm>;

/** Focuses the first invalid field once the errors are rendered. */
function useFocusOnFirstWrong(form: RefObject<HTMLFormElement | null>, state: FormState): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !form.current) return;
    const control = firstWrong(form.current, state.errors);
    if (control) focusWithError(control);
    wanted.current = false;
  }, [form, state]);
  return () => {
    wanted.current = true;
  };
}

/** Metadata sent with every form. */
function metadata(name: string, language: Language) {
  // Unknown if the form was autofilled before any script ran.
  const elapsed = hasDraft(name) ? Math.round(performance.now() - draftFor(name).since) : null;
  const pageUrl = pageAddress(new URL(window.location.href));
  return { language, elapsed, pageUrl, timestamp: new Date().toISOString() };
}

async function atLeast<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const [value] = await Promise.all([answer, new Promise((done) => setTimeout(done, milliseconds))]);
  return value;
}

/** Kinds whose outcome of a post without JavaScript was already shown, by the first form of that kind. */
const shownFor = new Set<LeadKind>();

/**
 * The outcome of a post without JavaScript, as rendered by the server.
 * @param page the page whose HTML contains the form; null for forms that only scripts can show
 * @returns what was posted and refused, and whether it was stored
 */
function usePostedOutcome(kind: LeadKind, page: PageId | null) {
  const root = useVisit();
  const mine = page !== null && !shownFor.has(kind);
  const [outcome] = useState({
    posted: mine && root.posted?.kind === kind ? root.posted : null,
    sentByPost: mine && root.sent === kind,
  });
  useEffect(() => {
    return () => {
      if (page !== null) shownFor.add(kind);
    };
  }, [kind, page]);
  return outcome;
}
