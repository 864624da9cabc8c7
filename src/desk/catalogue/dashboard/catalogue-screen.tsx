import { Button, Checkbox } from "@mantine/core";
import { useCallback, useState } from "react";
import { Link } from "react-router-dom";
import { CATALOGUE_LEAD, CATALOGUE_PAYMENTS, LIST } from "#texts/desk-catalogue.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { DeskState } from "../../shared/desk-state.tsx";
import { Dropdown } from "../../shared/dropdown.tsx";
import { SearchField } from "../../shared/search-field.tsx";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { ITEM_KINDS, kindWords, NEW_ITEM } from "../kinds.ts";
import { useComingDepartures } from "../use-coming-departures.ts";
import { ItemList } from "./item-list.tsx";
import { type ListLook, useItemList } from "./use-item-list.ts";
import classes from "./dashboard.module.css";

const AddNew = () => (
  <Dropdown className={classes.add} summary={<Button component="summary">{LIST.add}</Button>}>
    <ul className={`plain surface ${classes.kinds}`}>
      {ITEM_KINDS.map((kind) => (
        <li key={kind}>
          <Link to={kindWords[kind].edit(NEW_ITEM)} aria-label={LIST.addOf[kind]}>
            {kindWords[kind].one}
          </Link>
        </li>
      ))}
    </ul>
  </Dropdown>
);

export const CatalogueScreen = () => (
  <AdminPage
    route="adminCatalogue"
    lead={CATALOGUE_LEAD}
    actions={
      <>
        <ButtonLink to={paths.adminPayments()} variant="default">
          {CATALOGUE_PAYMENTS}
        </ButtonLink>
        <AddNew />
      </>
    }
  >
    <CatalogueLists />
  </AdminPage>
);

const FIRST_LOOK: ListLook = { search: "", archived: false, pages: {} };

function CatalogueLists() {
  const [look, setLook] = useState(FIRST_LOOK);
  const lists = [useItemList("destination", look), useItemList("tour", look), useItemList("package", look)];
  const reads = lists.map(({ read }) => read);
  const departuresOf = useComingDepartures();
  const find = useCallback((search: string) => setLook(({ archived }) => ({ search, archived, pages: {} })), []);
  return (
    <div className={`stack ${classes.lists}`}>
      <div className={`row ${classes.tools}`}>
        <SearchField label={LIST.search} placeholder={LIST.searchHint} value={look.search} search={find} />
        <Checkbox
          label={LIST.showArchived}
          checked={look.archived}
          onChange={(event) => setLook({ ...look, archived: event.currentTarget.checked, pages: {} })}
        />
        {lists.some(({ offline }) => offline) ? (
          <div className={`surface row ${classes.draft}`} role="status">
            {look.archived ? LIST.offlineArchive : LIST.offline}
            <Button
              variant="default"
              size="xs"
              loading={reads.some(({ loading }) => loading)}
              onClick={() => {
                for (const read of reads) void read.refresh();
              }}
            >
              {LIST.again}
            </Button>
          </div>
        ) : (
          <DeskState reads={reads} />
        )}
      </div>
      {lists.map((list) => (
        <ItemList
          key={list.kind}
          list={list}
          look={look}
          departuresOf={departuresOf}
          go={(page) => setLook({ ...look, pages: { ...look.pages, [list.kind]: page } })}
        />
      ))}
    </div>
  );
}
