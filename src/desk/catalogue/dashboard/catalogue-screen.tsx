import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { CATALOGUE_LEAD } from "../messages/catalogue.ts";
import { CatalogueLists } from "./catalogue-lists.tsx";

export const CatalogueScreen = () => (
  <AdminPage
    route="adminCatalogue"
    lead={CATALOGUE_LEAD}
    actions={
      <ButtonLink to={paths.adminPayments()} variant="default">
        Payment logs
      </ButtonLink>
    }
  >
    <CatalogueLists />
  </AdminPage>
);
