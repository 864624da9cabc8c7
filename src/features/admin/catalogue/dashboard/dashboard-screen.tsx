import { Button } from "@mantine/core";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { Link } from "react-router-dom";
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
      <Button component={Link} to={paths.adminPayments()} variant="default">
        Payment logs
      </Button>
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
