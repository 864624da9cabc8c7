import { Anchor, Container, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { operator } from "../../domain/contact/operator.ts";
import { paths } from "../../shared/paths.ts";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { ColorScheme } from "./color-scheme.tsx";
import classes from "./footer.module.css";

const quickLinks = [
  { to: paths.destinations(), label: "Destinations" },
  { to: paths.tours(), label: "Tours" },
  { to: paths.packages(), label: "Packages" },
  { to: paths.about(), label: "About Us" },
  { to: paths.contact(), label: "Contact" },
  { to: paths.offline(), label: "Offline" },
  { to: paths.install(), label: "Install the app" },
];

const support = [
  { to: paths.help(), label: "Help Center" },
  { to: paths.bookingGuide(), label: "Booking Guide" },
  { to: paths.cancellationPolicy(), label: "Cancellation Policy" },
  { to: paths.terms(), label: "Terms of Service" },
  { to: paths.privacy(), label: "Privacy Policy" },
];

const legal = [
  { to: paths.terms(), label: "Terms" },
  { to: paths.privacy(), label: "Privacy" },
  { to: paths.cookies(), label: "Cookies" },
];

type Links = { to: string; label: string }[];

const LinkList = ({ title, links }: { title: string; links: Links }) => (
  <nav aria-label={title}>
    <h2 className={classes.title}>{title}</h2>
    <ul className={classes.list}>
      {links.map(({ to, label }) => (
        <li key={label}>
          <Link to={to} className={classes.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

export const Footer = () => (
  <footer className={classes.footer}>
    <Container size="74rem" className={classes.columns}>
      <div>
        <p className={classes.brand}>
          <GirihStar size={28} /> Journey to Uzbekistan
        </p>
        <Text className={classes.dimmed} maw="22rem">
          Small-group tours and packages along the Silk Road with local guides. Book in minutes and carry your trip on
          your phone, even offline.
        </Text>
      </div>
      <LinkList title="Quick Links" links={quickLinks} />
      <LinkList title="Support" links={support} />
      <div>
        <h2 className={classes.title}>Contact Us</h2>
        <ul className={classes.list}>
          <li>
            <Anchor href={`mailto:${operator.email}`} className={classes.link}>
              {operator.email}
            </Anchor>
          </li>
          <li className={classes.dimmed}>{operator.address}</li>
        </ul>
      </div>
    </Container>
    <Container size="74rem" className={classes.legal}>
      <ColorScheme />
      <span>© {operator.since} Journey to Uzbekistan. All rights reserved.</span>
      <ul className={classes.row}>
        {legal.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} className={classes.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  </footer>
);
