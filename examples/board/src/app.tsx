import { lazy, Suspense, useEffect, useState } from 'react';
import { chooseAnew } from './start/anew.js';
import { PassDevice } from './start/pass-device.js';
import { Start } from './start/start.js';
import type { TableClient } from './table/client.js';
import type { Setting } from './table/house.js';
import { toOpenAgain } from './table/keep.js';
import { leaveLink, tableLink } from './table/link.js';
import { openKept } from './table/local.js';
import { TroubleSaid } from './table/trouble-said.js';
import { useTable } from './table/use-table.js';
import { useTexts } from './texts.js';

const TableScreen = lazy(() =>
  import('./table/table-screen.js').then(({ TableScreen }) => ({ default: TableScreen })),
);

/** The game that was open in the other language. */
const again = tableLink() === null ? toOpenAgain() : null;

/** The start page, or the table that people sit at. */
export function App() {
  const [client, setClient] = useState<TableClient | null>(null);
  const [isOpening, setOpening] = useState(again !== null);
  const { start: texts } = useTexts();
  // A visitor with a link to a table on the server sits down there.
  useEffect(() => {
    // A link to another table was followed, or written into the address.
    addEventListener('hashchange', () => location.reload());
    const link = tableLink();
    if (link === null) {
      if (again !== null)
        void openKept(again)
          .then(setClient)
          .finally(() => setOpening(false));
      return;
    }
    let table: TableClient | null = null;
    let isLeft = false;
    void import('./table/network.js').then(({ joinTable }) => {
      if (isLeft) return;
      table = joinTable(link);
      setClient(table);
    });
    return () => {
      isLeft = true;
      table?.leave();
    };
  }, []);
  // Nobody should think that the game is left.
  if (client === null && isOpening) return <p className="waiting">{texts.laying}</p>;
  if (client === null) return <Start onSeated={setClient} />;
  return (
    <Seated
      client={client}
      onLeave={() => {
        client.leave();
        leaveLink();
        setClient(null);
      }}
      onAgain={(next) => {
        client.leave();
        setClient(next);
      }}
      onAnew={(setting) => {
        client.leave();
        chooseAnew(setting);
        setClient(null);
      }}
    />
  );
}

interface SeatedProps {
  readonly client: TableClient;
  readonly onLeave: () => void;
  readonly onAgain: (next: TableClient) => void;
  readonly onAnew: (setting: Setting) => void;
}

function Seated({ client, onLeave, onAgain, onAnew }: SeatedProps) {
  const { seats, look, passTo, trouble } = useTable(client);
  const { start: texts, network } = useTexts();
  if (passTo !== null)
    return <PassDevice name={seats[passTo]?.name ?? ''} onTaken={() => client.takeDevice()} />;
  if (look === null)
    return trouble === null ? (
      <p className="waiting">{texts.laying}</p>
    ) : (
      <main className="pass">
        <TroubleSaid trouble={trouble} />
        <button type="button" onClick={onLeave}>
          {network.toStart}
        </button>
      </main>
    );
  return (
    <Suspense fallback={<p className="waiting">{texts.laying}</p>}>
      <TableScreen client={client} look={look} onLeave={onLeave} onAgain={onAgain} onAnew={onAnew} />
    </Suspense>
  );
}
