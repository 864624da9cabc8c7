import { Link } from "react-router-dom";
import { breadcrumbData, type Crumb } from "../shared/json-ld.ts";
import { JsonLd } from "../../../shared/ui/page/json-ld.tsx";
import classes from "./details.module.css";

/** The last one is the page itself: named, not linked. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className={classes.crumbs}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.text}</span>
            ) : (
              <Link to={crumb.path}>{crumb.text}</Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbData(crumbs)} />
    </nav>
  );
}
