import { useEffect, useState } from 'react';

/** Whether this page came from a server that has tables. */
export function useServer(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void fetch('health')
      .then((answer) => answer.json())
      .then(({ ok }: { ok?: unknown }) => setThere(ok === true))
      .catch(() => setThere(false));
  }, []);
  return isThere;
}
