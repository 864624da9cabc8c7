import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { KINDS } from "../kinds.ts";
import classes from "./dashboard.module.css";
import { ItemList } from "./item-list.tsx";

/** Destinations, tours and packages, each a list of its own. */
export const CatalogueLists = () => (
  <div className={`stack ${classes.lists}`}>
    {KINDS.map((kind) => (
      <ItemList key={kind} kind={kind} />
    ))}
  </div>
);
