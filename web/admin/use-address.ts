import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Changes the parameters in place. */
export type ChangeAddress = (change: (parameters: URLSearchParams) => void) => void;

/**
 * The dashboard's parameters (tab, filter, open lead). They stand in the address, so that a reload and the
 * way back find them again, and first of all in the component's state: the screen follows at once, and
 * two changes during one navigation both count.
 */
export function useAddress(): [parameters: URLSearchParams, change: ChangeAddress] {
  const [routed, navigate] = useSearchParams();
  const [parameters, setParameters] = useState(routed);
  const latest = useRef(routed);
  /** Addresses written here that the router has not shown yet, oldest first; overtaken ones never come. */
  const underWay = useRef<string[]>([]);

  useEffect(() => {
    const own = underWay.current.lastIndexOf(routed.toString());
    underWay.current = underWay.current.slice(own + 1);
    if (own >= 0 || routed.toString() === latest.current.toString()) return;
    // Someone else changed the address: back, forward, a link.
    underWay.current = [];
    latest.current = routed;
    setParameters(routed);
  }, [routed]);

  const change = useCallback<ChangeAddress>(
    (apply) => {
      const next = new URLSearchParams(latest.current);
      apply(next);
      if (next.toString() === latest.current.toString()) return;
      latest.current = next;
      underWay.current.push(next.toString());
      setParameters(next);
      navigate(next, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [parameters, change];
}
