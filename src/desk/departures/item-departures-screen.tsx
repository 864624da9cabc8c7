import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { DEPARTURE_FORM, ITEM_DEPARTURES } from "#texts/desk-catalogue.ts";
import { DEPARTURES } from "#texts/desk.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { AdminPage } from "../shared/admin-page.tsx";
import { deskQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { DepartureDialog } from "./departure-dialog.tsx";
import { DepartureTable } from "./departure-table.tsx";

const editors = { tour: paths.adminTour, package: paths.adminPackage };

export function ItemDeparturesScreen() {
  const { itemId = "" } = useParams();
  const deskRead = useDeskRead(deskQuery("rpc/admin_item_departures", { item: itemId }));
  const guides = useDeskRead(deskQuery("rpc/admin_guides", {}));
  const [adding, setAdding] = useState(false);
  const item = deskRead.value;
  return (
    <AdminPage
      title={item?.title ?? ITEM_DEPARTURES.label}
      lead={item ? ITEM_DEPARTURES.label : undefined}
      actions={
        item ? (
          <>
            <Button onClick={() => setAdding(true)}>{DEPARTURE_FORM.add}</Button>
            <ButtonLink variant="default" to={editors[item.item_type](itemId)}>
              {ITEM_DEPARTURES.edit[item.item_type]}
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      <DeskState reads={[deskRead, guides]} />
      {item === null ? (
        <EmptyState title={DEPARTURES.notFound} action={<Link to={paths.adminDepartures()}>{DEPARTURES.all}</Link>} />
      ) : null}
      {item?.rows.length === 0 ? (
        <EmptyState title={ITEM_DEPARTURES.none[item.item_type].title}>
          {ITEM_DEPARTURES.none[item.item_type].text}
        </EmptyState>
      ) : null}
      {item && guides.value && item.rows.length > 0 ? (
        <DepartureTable item={item} guides={guides.value} changed={deskRead.refresh} />
      ) : null}
      {item && adding ? (
        <DepartureDialog
          item={{ ...item, id: itemId }}
          guides={guides.value ?? []}
          changed={deskRead.refresh}
          close={() => setAdding(false)}
        />
      ) : null}
    </AdminPage>
  );
}
