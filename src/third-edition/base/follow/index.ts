import { followCourses } from './courses.js';
import { followHeroes } from './heroes.js';
/*
 * What events change on the table, by chapter: a reducer that knows no rules. Events of combats are of what is being resolved, so there is
 * nothing to follow in them but what heroes suffer.
 */

/** What the events of the base game change. */
export const followBase = [...followCourses, ...followHeroes];
