// Books the free time of a number with the client of this folder's version. Its calls go to the servers in turns, as a
// load balancer without sticky sessions sends them. Prints the booking key.
//   node --import tsx tests/production/harness/book-in-turns.ts 3 http://127.0.0.1:3000 http://127.0.0.1:3001
import { bookAt, inTurns, visitorAt } from './patient-visitor'

const [number, ...origins] = process.argv.slice(2)
process.stdout.write(await bookAt(visitorAt(origins[0] ?? '', inTurns(origins)), Number(number)))
