import { useEffect, useState } from 'react';
import { PassDevice } from './start/pass-device.js';
import { Start } from './start/start.js';
import type { TableClient } from './table/client.js';
import { leaveLink, tableLink } from './table/link.js';
import { joinTable } from './table/network.js';
import { TableScreen } from './table/table-screen.js';
import { useTable } from './table/use-table.js';

/** The start page, or the table that people sit at. */
export function App() {
  const [client, setClient] = useState<TableClient | null>(null);
  // A visitor with a link to a table on the server sits down there.
  useEffect(() => {
    const link = tableLink();
    if (link === null) return;
    const table = joinTable(link);
    setClient(table);
    return () => table.leave();
  }, []);
  if (client === null) return <Start onSeated={setClient} />;
  return (
    <Seated
      client={client}
      onLeave={() => {
        client.leave();
        leaveLink();
        setClient(null);
      }}
    />
  );
}

function Seated({ client, onLeave }: { readonly client: TableClient; readonly onLeave: () => void }) {
  const { seats, look, passTo, trouble } = useTable(client);
  if (passTo !== null)
    return <PassDevice name={seats[passTo]?.name ?? ''} onTaken={() => client.takeDevice()} />;
  if (look === null) return <p className="waiting">{trouble ?? 'The table is being laid …'}</p>;
  return <TableScreen client={client} look={look} onLeave={onLeave} />;
}
