export const keptName = {
  pocket: "pocket",
  today: "today",
  guides: "guides",
  allDepartures: "departures:",
  departures: (from: string, to: string) => `departures:${from}:${to}`,
  manifests: "manifest:",
  manifest: (itemId: string, day: string) => `manifest:${itemId}:${day}`,
  checkIn: (departureId: string) => `check-in:${departureId}`,
  booking: (id: string) => `booking:${id}`,
  bookings: (filter: object, page: number) => `bookings:${JSON.stringify(filter)}:${page}`,
};
