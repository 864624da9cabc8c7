import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { MARKETING } from "../../../domain/catalogue/marketing.ts";
import { paths } from "../../../shared/paths.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { imageUrl } from "../../../data/remote/image-url.ts";
import styles from "./hero.module.css";

const HERO_PICTURE = "seed/registan-1600.webp";
const STATS = [
  [MARKETING.unesco_sites, "UNESCO Sites"],
  [MARKETING.happy_travelers, "Happy Travelers"],
  [MARKETING.rating, "Rating"],
] as const;

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.picture}>
        <Picture src={imageUrl(HERO_PICTURE)} alt="" sizes="100vw" first ratio="auto" />
      </div>
      <div className={styles.words}>
        <h1 tabIndex={-1}>Discover the Magic of Uzbekistan</h1>
        <p>Turquoise domes, desert fortresses and the bazaars of the Silk Road, with people who live here.</p>
        <div className={styles.buttons}>
          <Button component={Link} to={paths.destinations()} size="lg" color="saffron">
            Explore Destinations
          </Button>
          <Button component={Link} to={paths.tours()} size="lg" variant="white">
            Plan Your Trip
          </Button>
        </div>
        <dl className={styles.stats}>
          {STATS.map(([value, label]) => (
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
