import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { Dropdown } from "../../shared/dropdown.tsx";
import { CATALOGUE_LEAD, CATALOGUE_PAYMENTS, LIST } from "#texts/desk-catalogue.ts";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { ITEM_KINDS, kindWords, NEW_ITEM } from "../kinds.ts";
import classes from "./dashboard.module.css";
import { ItemList } from "./item-list.tsx";

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

export const CatalogueLists = () => (
  <div className={`stack ${classes.lists}`}>
    {ITEM_KINDS.map((kind) => (
      <ItemList key={kind} kind={kind} />
    ))}
  </div>
);
