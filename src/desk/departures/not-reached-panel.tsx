import { Text } from "@mantine/core";
import { NOT_REACHED } from "#texts/desk.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { cachedQuery } from "../shared/desk-query.ts";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { NotReachedList } from "./not-reached-list.tsx";
import classes from "./check-in.module.css";

export const ASK_AGAIN_MS = 30_000;

export function NotReachedPanel({ departure }: { departure: string }) {
  const { value: rows } = useDeskRead(cachedQuery("rpc/admin_not_reached", { departure_id: departure }), ASK_AGAIN_MS);
  if (!rows?.length) return null;
  return (
    <Panel title={`${NOT_REACHED.title}: ${rows.length}`} className={`${classes.panel} screen-only`}>
      <Text>{NOT_REACHED.lead}</Text>
      <NotReachedList rows={rows} />
    </Panel>
  );
}
