import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { ButtonLink } from "../../../../shared/ui/links.tsx";
import { paths } from "../../../../shared/paths.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import classes from "./dashboard.module.css";
import { Figures } from "./figures.tsx";
import { ItemList } from "./item-list.tsx";
import { KINDS } from "../kinds.ts";

export const DashboardScreen = () => (
  <AdminPage
    route="admin"
    actions={
      <ButtonLink to={paths.adminPayments()} variant="default">
        Payment logs
      </ButtonLink>
    }
  >
    <Figures />
    <div className={`stack ${classes.lists}`}>
      {KINDS.map((kind) => (
        <ItemList key={kind} kind={kind} />
      ))}
    </div>
  </AdminPage>
);
