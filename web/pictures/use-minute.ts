import { useEffect, useState } from 'react';

/** What time it is, in milliseconds, to the minute; null until the page is awake, because the server's is older. */
export function useMinute(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
