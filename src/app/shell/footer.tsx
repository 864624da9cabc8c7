import { Anchor, Container, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { operator } from "../../domain/contact/operator.ts";
import { paths } from "../../shared/paths.ts";
import { routeNames, routeOf } from "../../shared/site.ts";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { ColorScheme } from "./color-scheme.tsx";
import classes from "./footer.module.css";

const legal = [
  { to: paths.terms(), label: "Terms" },
  { to: paths.privacy(), label: "Privacy" },
  { to: paths.cookies(), label: "Cookies" },
];

const LinkItems = ({ links }: { links: readonly { to: string; label: string }[] }) =>
  links.map(({ to, label }) => (
    <li key={label}>
      <Link to={to} className={classes.link}>
        {label}
      </Link>
    </li>
  ));

const pages = routeNames.map(routeOf);
const linksUnder = (heading: string) =>
  pages.flatMap(({ path, title, label = title, footer }) =>
    footer === heading && typeof label === "string" ? [{ to: path, label }] : [],
  );

const LinkList = ({ title }: { title: "Quick Links" | "Support" }) => (
  <nav aria-label={title}>
    <h2 className={classes.title}>{title}</h2>
    <ul className="plain">
      <LinkItems links={linksUnder(title)} />
    </ul>
  </nav>
);

export const Footer = () => (
  <footer className={`band ${classes.footer}`}>
    <Container size="74rem" className={classes.columns}>
      <div>
        <p className={`row ${classes.brand}`}>
          <GirihStar size={28} /> Journey to Uzbekistan
        </p>
        <Text className={classes.dimmed} maw="22rem">
          Small-group tours and packages along the Silk Road with local guides. Book in minutes and carry your trip on
          your phone, even offline.
        </Text>
      </div>
      <LinkList title="Quick Links" />
      <LinkList title="Support" />
      <div>
        <h2 className={classes.title}>Contact Us</h2>
        <ul className="plain">
          <li>
            <Anchor href={`mailto:${operator.email}`} className={classes.link}>
              {operator.email}
            </Anchor>
          </li>
          <li className={classes.dimmed}>{operator.address}</li>
        </ul>
      </div>
    </Container>
    <Container size="74rem" className={`row ${classes.legal}`}>
      <ColorScheme />
      <span>© {operator.since} Journey to Uzbekistan. All rights reserved.</span>
      <ul className="plain row">
        <LinkItems links={legal} />
      </ul>
    </Container>
  </footer>
);
