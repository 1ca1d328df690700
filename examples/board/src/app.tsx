import { useState } from 'react';
import { PassDevice } from './start/pass-device.js';
import { Start } from './start/start.js';
import type { TableClient } from './table/client.js';
import { TableScreen } from './table/table-screen.js';
import { useTable } from './table/use-table.js';

/** The start page, or the table that people sit at. */
export function App() {
  const [client, setClient] = useState<TableClient | null>(null);
  if (client === null) return <Start onSeated={setClient} />;
  return (
    <Seated
      client={client}
      onLeave={() => {
        client.leave();
        setClient(null);
      }}
    />
  );
}

function Seated({ client, onLeave }: { readonly client: TableClient; readonly onLeave: () => void }) {
  const { seats, look, passTo } = useTable(client);
  if (passTo !== null)
    return <PassDevice name={seats[passTo]?.name ?? ''} onTaken={() => client.takeDevice()} />;
  if (look === null) return <p className="waiting">The table is being laid …</p>;
  return <TableScreen client={client} look={look} onLeave={onLeave} />;
}
