import { ButtonLink } from "../../../shared/ui/links.tsx";
import { MARKETING, shopRating } from "../../../domain/catalogue/marketing.ts";
import { paths } from "../../../shared/paths.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";
import { FindForm } from "./find-form.tsx";
import classes from "./hero.module.css";

const WIDE = "/hero-1600.webp";
const UPRIGHT = "/hero-portrait-480.webp 480w, /hero-portrait-800.webp 800w";
export function Hero() {
  const { snapshot } = useCatalogue();
  const stats = [
    [MARKETING.unesco_sites, "UNESCO Sites"],
    [MARKETING.happy_travelers, "Happy Travelers"],
    [shopRating(snapshot.stars), "Rating"],
  ] as const;
  return (
    <section className={classes.hero}>
      <picture className={classes.picture}>
        <source media="(max-width: 40em)" srcSet={UPRIGHT} sizes="100vw" />
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
        <dl className={`row ${classes.stats}`}>
          {stats.map(([value, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
