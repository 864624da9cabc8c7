import type { Town } from "../../../domain/catalogue/towns.ts";

export const TOWN_NAMES: Record<Town, string> = {
  andijan: "Andijan",
  boysun: "Boysun",
  bukhara: "Bukhara",
  bukhara_airport: "Bukhara airport",
  fergana: "Fergana",
  gijduvan: "Gijduvan",
  gulistan: "Gulistan",
  jizzakh: "Jizzakh",
  karshi: "Karshi",
  khiva: "Khiva",
  kokand: "Kokand",
  margilan: "Margilan",
  moynaq: "Moynaq",
  namangan: "Namangan",
  navoi: "Navoi",
  nukus: "Nukus",
  nukus_airport: "Nukus airport",
  nurata: "Nurata",
  rishtan: "Rishtan",
  samarkand: "Samarkand",
  samarkand_airport: "Samarkand airport",
  shahrisabz: "Shahrisabz",
  tashkent: "Tashkent",
  tashkent_airport: "Tashkent airport",
  termez: "Termez",
  urgench: "Urgench",
  urgench_airport: "Urgench airport",
  zaamin: "Zaamin",
};

export const OFFICE_MAP = {
  title: "Our office",
  map: "Map of Uzbekistan with our office",
  open: "Open in maps",
};
