import { ButtonLink } from "../../../shared/ui/links.tsx";
import { shopFigures } from "../../../domain/catalogue/marketing.ts";
import { paths } from "../../../shared/paths.ts";
import { useShop } from "../../../shared/ui/shop.tsx";
import { Picture } from "../../../shared/ui/picture.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";
import { FindForm } from "./find-form.tsx";
import classes from "./hero.module.css";

const WIDE = "/hero-1600.webp";
const PORTRAIT_SOURCES = "/hero-portrait-480.webp 480w, /hero-portrait-800.webp 800w";
const LABELS = { unesco_sites: "UNESCO Sites", travelers: "Happy Travelers", rating: "Rating" } as const;

export function Hero() {
  const { snapshot } = useCatalogue();
  const figures = shopFigures(useShop(), snapshot.stars);
  return (
    <section className={classes.hero}>
      <picture className={classes.picture}>
        <source media="(max-width: 40em)" srcSet={PORTRAIT_SOURCES} sizes="100vw" />
        <Picture src={WIDE} alt="" sizes="100vw" first ratio="auto" />
      </picture>
      <div className={classes.words}>
        <h1 tabIndex={-1}>Discover the Magic of Uzbekistan</h1>
        <p>Turquoise domes, desert fortresses and the bazaars of the Silk Road, with local guides.</p>
        <div className="row">
          <ButtonLink to={paths.destinations()} size="lg" color="saffron">
            Explore Destinations
          </ButtonLink>
          <ButtonLink to={paths.tours()} size="lg" variant="white">
            Plan Your Trip
          </ButtonLink>
        </div>
        <FindForm />
        {figures.length > 0 ? (
          <dl className={`row ${classes.stats}`}>
            {figures.map(({ name, value }) => (
              <div key={name}>
                <dt>{LABELS[name]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  );
}
