import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { CATALOGUE_LEAD, CATALOGUE_PAYMENTS } from "#texts/desk-catalogue.ts";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { ITEM_KINDS } from "../kinds.ts";
import classes from "./dashboard.module.css";
import { ItemList } from "./item-list.tsx";

export const CatalogueScreen = () => (
  <AdminPage
    route="adminCatalogue"
    lead={CATALOGUE_LEAD}
    actions={
      <ButtonLink to={paths.adminPayments()} variant="default">
        {CATALOGUE_PAYMENTS}
      </ButtonLink>
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
