import { Button } from "@mantine/core";
import { Link, useParams } from "react-router-dom";
import { MANIFEST_CSV, PAYMENTS } from "#texts/desk-money.ts";
import { DEPARTURES, FACTS } from "#texts/desk.ts";
import { day } from "#texts/write.ts";
import { manifestCsv } from "../../domain/desk/departures/manifest.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { AdminPage } from "../shared/admin-page.tsx";
import { manifestQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { CostsPanel } from "./costs-panel.tsx";
import { DepartureCheckIn } from "./departure-check-in.tsx";
import { DeparturePanel } from "./departure-panel.tsx";
import { ManifestTable } from "./manifest-table.tsx";
import { NotReachedPanel } from "./not-reached-panel.tsx";

export function ManifestScreen() {
  const { itemId = "", day: departure = "" } = useParams();
  const deskRead = useDeskRead(manifestQuery(itemId, departure));
  const manifest = deskRead.value;
  const exportCsv = () => {
    if (manifest) saveFile(manifestCsv(manifest, MANIFEST_CSV), `manifest-${departure}.csv`, "text/csv;charset=utf-8");
  };
  return (
    <AdminPage
      title={manifest?.title ?? FACTS.departure}
      lead={manifest ? day(departure) : undefined}
      actions={
        manifest ? (
          <>
            <Button variant="default" onClick={() => window.print()}>
              {DEPARTURES.print}
            </Button>
            <Button variant="default" onClick={exportCsv}>
              {PAYMENTS.csv}
            </Button>
          </>
        ) : undefined
      }
    >
      <DeskState reads={[deskRead]} />
      {manifest === null ? (
        <EmptyState title={DEPARTURES.notFound} action={<Link to={paths.adminDepartures()}>{DEPARTURES.all}</Link>} />
      ) : null}
      {manifest?.departure_id ? (
        <DeparturePanel
          item={itemId}
          departure={manifest.departure_id}
          bookings={manifest.rows}
          changed={deskRead.refresh}
        />
      ) : null}
      {manifest?.departure_id ? <NotReachedPanel departure={manifest.departure_id} /> : null}
      {manifest?.departure_id ? <DepartureCheckIn departure={manifest.departure_id} date={departure} /> : null}
      {manifest?.departure_id ? <CostsPanel departure={manifest.departure_id} /> : null}
      {manifest ? <ManifestTable manifest={manifest} /> : null}
    </AdminPage>
  );
}
