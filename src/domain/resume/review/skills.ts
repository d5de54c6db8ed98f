/**
 * Skills, tools, qualifications and standards of trades in India, in the singular. Compiled by hand; `keywords.test.ts`
 * measures the coverage of job ads. An exclamation mark follows an ordinary word that is a skill only in certain contexts.
 */
const SKILLS = `
  software: Ajax, Android, Angular, Apache, API, application security, app development, artificial intelligence,
  .NET, ASP.NET, AWS, Azure, back end, Bash, Bootstrap!, C!, C++, C#, C programming, CI/CD, Clojure, cloud
  computing, COBOL, code review, compiler, computer vision, CSS, Cypress, Dart!, data structure, deep learning,
  design pattern, DevOps, distributed system, Django, Docker, Drupal, EKS, Elasticsearch, embedded system, Erlang,
  Express!, Express.js, FastAPI, Firebase, Flask!, Flutter, Fortran, front end, full stack, Git, GitHub, GitHub
  Actions, GitLab, GCP, Go!, Golang, Google Cloud, Gradle, Grafana, GraphQL, gRPC, Hadoop, Haskell, Hibernate, HTML,
  iOS, Java, JavaScript, Java script, Jenkins, Jest!, Jira, jQuery, JSON, JUnit, JWT, Kafka, Keras, Kotlin,
  Kubernetes, Laravel, Linux, load balancing, Lua, machine learning, mainframe, MATLAB, Maven, microservice,
  middleware, mobile app, mobile development, MongoDB, MySQL, natural language processing, NestJS, Next.js, NGINX,
  Node.js, Node!, NoSQL, OAuth, object oriented, object-oriented programming, observability, OpenCV, OpenStack,
  operating system, Oracle, payment gateway, PCI DSS, Perl, PHP, PL/SQL, PostgreSQL, Postman!, Power Apps,
  Prometheus, prompt engineering, Python, PyTorch, R!, RabbitMQ, Rails!, React!, React.js, React Native, Redis,
  Redux, REST API, RESTful API, Ruby, Ruby on Rails, Rust!, SaaS, Salesforce, SAP, Sass!, Scala, Scrum, Selenium,
  ServiceNow, SharePoint, shell scripting, software architecture, software development, software engineering,
  solution architecture, Spring!, Spring Boot, SQL, SQL Server, SQLite, SQS, Svelte, Swift!, system design,
  Tailwind, TensorFlow, Terraform, test automation, TypeScript, Ubuntu, unit test, unit testing, Unity!, Unix, UPI,
  Vue, Vue.js, version control, web application, web development, web service, Webpack, WebGL, WordPress, XML,
  Agile!, agile methodology, algorithm, debugging, Eclipse!, J2EE, Struts, fintech, blockchain, Ethereum, Solidity,
  cryptography, cybersecurity, encryption, firewall, information security, network security, networking, penetration
  testing, vulnerability assessment, Active Directory, CCNA, TCP/IP, technical support, desktop support, hardware,
  VMware, system administration, IT support, SIEM
  data: A/B testing, analytics, BigQuery, big data, business analysis, business intelligence, cohort analysis,
  dashboard, data analysis, data analytics, data cleaning, data engineering, data entry, data management, data
  mining, data modelling, data modeling, data pipeline, data science, data visualisation, data visualization, data
  warehouse, Databricks, DAX, dbt, DBMS, Excel!, ETL, forecasting, Google Analytics, Google Sheets, hypothesis
  testing, Looker, Looker Studio, market research, MIS, MIS report, MS Excel, Microsoft Excel, MS Office, Microsoft
  Office, MS Word, Word!, MS Project, NumPy, pandas, pivot table, Power BI, Power Query, PowerPoint, predictive
  modelling, QlikView, regression, SAS!, scikit-learn, Snowflake, Spark!, PySpark, SPSS, spreadsheet, statistical
  analysis, statistics, Tableau, time series, VBA, VLOOKUP, macro, web scraping, window function, Google Workspace,
  typing, typing speed
  design: accessibility, Adobe, After Effects, animation, Blender, brand guideline, branding, Canva, CorelDRAW,
  design system, design thinking, Figma, Final Cut Pro, graphic design, illustration, Illustrator, InDesign,
  information architecture, interaction design, logo design, motion graphic, packaging design, photo editing,
  photography, Photoshop, Premiere Pro, print design, product design, product management, prototyping, service
  design, Sketch!, storyboarding, typography, UI, UI design, UI/UX, usability, usability testing, user experience,
  user interface, user research, user testing, UX, UX design, UX research, video editing, visual design, WCAG, web
  design, wireframe, wireframing, field research, interior design, 3ds Max, SketchUp, V-Ray, AutoCAD, Maya, VFX,
  fashion design, pattern making, garment construction, textile
  accounts: account payable, accounts payable, account receivable, accounts receivable, accounting, accounting
  standard, Ind AS, IFRS, GAAP, audit, auditing, balance sheet, bank reconciliation, billing, bookkeeping,
  budgeting, CA Inter, CMA, ICWA, ACCA, CFA, cash flow, cost accounting, cost audit, credit control, direct tax, due
  diligence, e-way bill, financial analysis, financial modelling, financial modeling, financial planning, financial
  reporting, financial statement, fixed asset, general ledger, GST, GST return, GST filing, Income Tax, indirect
  tax, internal audit, invoicing, journal entry, management accounting, petty cash, profit and loss, QuickBooks,
  ROC, ROC filing, SAP FICO, statutory audit, stock audit, Tally!, Tally ERP, Tally Prime, tax audit, tax planning,
  taxation, TDS, TDS return, transfer pricing, treasury, trial balance, variance analysis, working capital, year-end
  closing, Zoho Books, banking, KYC, AML, credit appraisal, credit analysis, loan processing, NBFC, mutual fund,
  insurance claim, underwriting, wealth management, risk assessment, risk management, equity research, portfolio
  management, NISM, IRDA, actuarial, valuation, reconciliation
  nursing: ACLS, ANM, BLS, B.Sc Nursing, GNM, PALS, NRP, bedside care, blood transfusion, catheterisation,
  catheterization, critical care, dialysis, emergency care, ECG, geriatric care, HIS, hospital information system,
  ICU, NICU, PICU, OT technique, infection control, injection, IV cannulation, JCI, labour room, medication
  administration, midwifery, NABH, NABL, nursing, nursing care, palliative care, patient assessment, patient care,
  patient safety, phlebotomy, post-operative care, pre-operative care, telemetry, triage, ventilator, vital sign,
  wound care, wound dressing, MBBS, MD!, BDS, BPT, physiotherapy, rehabilitation, occupational therapy, radiology,
  X-ray, MRI, CT scan, ultrasound, DMLT, medical laboratory, haematology, biochemistry, microbiology, pathology,
  histopathology, pharmacology, pharmacovigilance, B.Pharm, D.Pharm, M.Pharm, dispensing, prescription, drug
  interaction, patient counselling, inventory control, clinical research, clinical trial, clinical data, GCP!, GMP,
  HPLC, regulatory affairs, medical coding, ICD-10, CPT, medical billing, first aid, public health, optometry,
  dentistry
  teaching: activity-based learning, B.Ed., M.Ed., D.El.Ed., B.P.Ed., BTC, CBSE, ICSE, IGCSE, IB!, ISC!, state
  board, child development, classroom management, continuous assessment, counselling, CTET, UPTET, TET, curriculum,
  curriculum design, curriculum development, early childhood, e-learning, Google Classroom, instructional design,
  lesson plan, lesson planning, Montessori, NEP, NET!, SLET, online teaching, parent-teacher meeting, pedagogy, PGT,
  PRT, TGT, NTT, question paper, remedial teaching, smart board, smart class, special education, student assessment,
  student engagement, teaching, tutoring, B.A., M.A., B.Sc., M.Sc., B.Tech, M.Tech, B.E., BBA, BCA, MCA, MBA, PGDM,
  Ph.D., M.Phil., LL.B., LL.M., B.Com, M.Com, ITI, NCVT, SCVT, ITI Electrician, polytechnic, Diploma in Civil
  Engineering, IELTS, phonics
  languages: English, Hindi, Assamese, Bengali, Bangla, Gujarati, Kannada, Kashmiri, Konkani, Malayalam, Marathi,
  Nepali, Odia, Punjabi, Sanskrit, Tamil, Telugu, Urdu, Arabic, French, German, Japanese, Mandarin, Russian,
  Spanish, mathematics, physics, chemistry, biology, botany, zoology, economics, social science, computer science,
  political science, geography, environmental science
  electrical: Arduino, automation, BMS, building management system, cable jointing, cable laying, cable tray,
  circuit breaker, conduit wiring, contactor, control panel, DG set, earthing, electrical drawing, electrical
  installation, electrical maintenance, electrical safety, electrical wiring, electronics, energy audit, fault
  finding, HMI, HT panel, HVAC, instrumentation, inverter, LOTO, lockout-tagout, LT panel, MCB, MCCB, megger, motor
  control, motor rewinding, multimeter, panel wiring, PCB, PLC, PLC programming, power distribution, PPE, preventive
  maintenance, breakdown maintenance, relay, SCADA, Siemens, single line diagram, solar installation, solar panel,
  solar PV, soldering, substation, switchgear, transformer, troubleshooting, UPS!, VFD, Verilog, VHDL, FPGA, wireman
  licence, wireman license, house wiring, lift maintenance, fire alarm, CCTV, access control
  mechanical: Ansys, CAM!, CATIA, Creo, CNC, CNC programming, VMC, lathe, milling, fabrication, welding, arc
  welding, TIG welding, MIG welding, gas welding, sheet metal, injection moulding, die casting, forging, heat
  treatment, GD&T, metrology, vernier caliper, micrometer, SolidWorks, Siemens NX, FEA, CFD, hydraulics, pneumatics,
  boiler, pump, compressor, refrigeration, air conditioning, plumbing, carpentry, painting, masonry, kaizen, 5S, Six
  Sigma, Lean Six Sigma, lean manufacturing, TPM, TQM, ISO 9001, ISO 14001, ISO 45001, IATF 16949, FMEA, PPAP, SPC,
  root cause analysis, quality assurance, quality audit, quality control, quality inspection, production planning,
  PPC, process improvement, metallurgy, automobile, engine overhauling, engine repair, wheel alignment, wheel
  balancing, brake repair, OBD, denting, BS-VI, EV, CNG, periodic maintenance, AMC, machine maintenance, machine
  operation, tool room
  civil: BIM, Revit, BOQ, bar bending schedule, BBS, billing engineer, bridge design, Civil 3D, civil engineering,
  construction management, contractor billing, cost estimation, daily progress report, DPR, estimation and costing,
  ETABS, GIS, green building, HSE, IS code, land surveying, levelling, mix design, Primavera, Primavera P6, project
  management, project planning, quantity survey, quantity surveying, quantity estimation, rate analysis, RCC, rebar,
  reinforcement, RERA, road construction, SAP2000, shuttering, site execution, site inspection, site safety, site
  supervision, soil testing, STAAD Pro, structural analysis, structural design, surveying, tendering, tender, total
  station, town planning, urban planning, Vastu, water supply, QGIS, ArcGIS, DGPS, IOSH, NEBOSH
  sales: account management, after-sales service, B2B, B2C, D2C, beat plan, business development, channel sales,
  channel management, client relationship, cold calling, CRM, cross-selling, upselling, customer acquisition,
  customer relationship, customer relationship management, customer retention, customer service, customer success,
  customer support, dealer management, dealer network, direct sales, distributor, distributor management, driving
  licence, e-commerce, field sales, FMCG, general trade, modern trade, HubSpot, inside sales, institutional sales,
  key account, key account management, lead generation, market development, medical representative, merchandising,
  negotiation, order booking, payment collection, pharma sales, pre-sales, primary sales, product demonstration,
  real estate, retail, retail sales, sales forecasting, sales management, sales target, secondary sales, SFA,
  territory management, tele-sales, telecalling, telemarketing, telesales, visual merchandising, Zoho, Zoho CRM,
  store operations, POS!, cash handling, store management
  marketing: AdWords, advertising, affiliate marketing, blogging, brand management, campaign management, content
  creation, content marketing, content strategy, content writing, copywriting, digital marketing, email marketing,
  event management, event planning, Facebook Ads, Google Ads, Google Tag Manager, influencer marketing, journalism,
  keyword research, link building, Mailchimp, marketing, marketing strategy, media buying, media planning, Meta Ads,
  performance marketing, PPC!, press release, product marketing, proofreading, public relations, public speaking,
  search engine optimisation, search engine optimization, SEM, SEO, Shopify, social media, social media marketing,
  technical writing, translation, transcription, subtitling, video production, voice-over, Magento, WooCommerce
  support: AHT, BPO, call centre, call center, chat support, CSAT, email support, escalation, escalation handling,
  Freshdesk, inbound calls, outbound calls, international voice, KPI, KPO, NPS, order management, SLA, service level
  agreement, ticketing, Zendesk, complaint handling, back office, voice process, non-voice process
  people: ATS, attendance management, background verification, campus hiring, campus recruitment, change management,
  coaching, compensation and benefits, conflict management, Darwinbox, employee engagement, employee relation, ESI,
  ESIC, EPF, exit formality, exit interview, full and final settlement, gratuity, grievance handling, greytHR,
  headhunting, HR!, HR analytics, HR operations, HR policy, HRBP, HRIS, HRMS, human resource, industrial relations,
  induction, joining formality, Keka, labour law, labor law, learning and development, leadership, leave management,
  LinkedIn!, manpower planning, mentoring, Naukri, offer letter, onboarding, organisational development, payroll,
  people management, performance appraisal, performance management, PF!, PMS, POSH, recruiting, recruitment, salary
  negotiation, screening, Shops and Establishments Act, sourcing, stakeholder management, statutory compliance,
  succession planning, SuccessFactors, talent acquisition, talent management, team leadership, team management, time
  management, training needs analysis, training and development, vendor management, Workday, problem solving, office
  administration, facility management, travel management, calendar management, diary management, minutes of meeting,
  shorthand, stenography, record keeping, front desk, housekeeping
  food: à la carte, bakery, baking, banquet, barista, bartending, beverage, butchery, catering, confectionery,
  Continental, Chinese cuisine, Indian cuisine, Italian cuisine, North Indian cuisine, South Indian cuisine, F&B,
  food and beverage, food cost, food costing, food production, food safety, food styling, food preparation, FIFO,
  FoSTaC, FSSAI, garde manger, HACCP, hotel management, IHM, indent, indenting, inventory, inventory management, ISO
  22000, kitchen hygiene, kitchen management, menu engineering, menu planning, mise en place, Micros, mixology,
  patisserie, pastry, plating, portion control, recipe development, stock control, stock management, stock taking,
  table service, tandoor, Opera PMS, hospitality, guest relations, guest service, ticketing system, Amadeus,
  Galileo, tour planning, IATA, airport handling, cabin crew
  logistics: 3PL, customs clearance, dispatch, dispatch planning, ERP, fleet management, forklift, freight
  forwarding, GRN, heavy vehicle, import documentation, export documentation, Incoterms, last-mile delivery, letter
  of credit, logistics, material handling, material management, material planning, MRP, NetSuite, order processing,
  packing, procurement, purchase order, purchasing, route planning, SAP MM, SAP SD, SAP ABAP, SAP HANA, shipping,
  supply chain, supply chain management, transport management, vendor development, warehouse, warehouse management,
  WMS, cold chain
  law: arbitration, bail, Bar Council, case law, civil litigation, company law, company secretary, compliance,
  conveyancing, contract drafting, contract law, contract management, contract negotiation, contract review,
  copyright, corporate law, CPC, CrPC, criminal law, cross-examination, drafting, FEMA, IBC, IPC, IPR, ITAT,
  intellectual property, labour court, legal drafting, legal research, litigation, Manupatra, mediation, NCLT,
  NCLAT, patent, patent drafting, patent filing, patent prosecution, patent search, pleading, prior art, SCC Online,
  SEBI, trademark, trademark filing, trademark prosecution, vetting, data protection, DPDP, GDPR, secretarial
  compliance, prior art search, freedom to operate, patent analytics, patentability search, R&D, research and
  development, research methodology, SOP, GLP
  agriculture: agronomy, animal husbandry, crop protection, dairy, drip irrigation, farm management, fertiliser,
  fisheries, floriculture, food processing, food technology, forestry, horticulture, irrigation, organic farming,
  pest control, poultry, precision farming, soil science, veterinary, seed production, greenhouse
  services: beautician, hair styling, make-up, skin care, spa therapy, yoga, personal training, tailoring,
  embroidery, sewing, security guard, fire safety, disaster management, child care, elderly care, cooking, defensive
  driving, HMV, LMV, gardening, social work, community mobilisation, fundraising, monitoring and evaluation, CSR,
  grant writing, NGO, microfinance, self-help group, counselling psychology
  हिन्दी: अंग्रेज़ी, अंग्रेजी, हिंदी, हिन्दी, अध्यापन, शिक्षण, अनुवाद, अकाउंटिंग, एक्सेल, कंप्यूटर, कम्प्यूटर, खाता
  प्रबंधन, ग्राहक सेवा, जीएसटी, टाइपिंग, टैली, डेटा एंट्री, डेटा विश्लेषण, ड्राइविंग, ड्राइविंग लाइसेंस, नर्सिंग,
  पायथन, पत्रकारिता, प्लंबिंग, फोटोग्राफी, बिक्री, मार्केटिंग, मैकेनिक, लेखांकन, वायरिंग, विपणन, वीडियो एडिटिंग,
  वेल्डिंग, सिलाई, सोशल मीडिया, स्वास्थ्य सेवा, आईटीआई`;

/** The skills, and whether each is also an ordinary word. */
export const KNOWN_SKILLS: readonly { readonly text: string; readonly isOrdinary: boolean }[] = SKILLS.trim()
  .split(/\n(?=\s*\S+: )/)
  .flatMap((trade) => trade.replace(/^\s*\S+: /, '').split(','))
  .map((entry) => entry.trim().replace(/\s+/g, ' '))
  .map((entry) => ({ text: entry.replace('!', ''), isOrdinary: entry.endsWith('!') }));

/** Abbreviations in ads that are neither skills nor qualifications. */
export const OTHER_ABBREVIATIONS = new Set(
  `AC AI-ML AM PM IST CTC LPA PA CV JD ID HR IT OK PF TA DA OT NB PS FAQ FYI ASAP EOE DOB INR USD RS US USA UK UAE EU GCC NCR UP MP AP TN
  WB HP MNC PVT LTD LLP LLC INC SME WFH WFO ESOP ESOPS KRA KRAS UG PG SSC HSC NA TBD ETC SMS MON TUE WED THU FRI SAT SUN JAN FEB MAR APR JUN JUL AUG
  SEP OCT NOV DEC MR MRS MS DR SIR MAM PDF BHK YOE YRS YR MIN MAX CO HO NO NOT NEW FOR AND OR THE ALL ANY ARE OUR WE YOU ONLY MUST JOB JOBS HIRE FREE
  NOTE APPLY CALL URGENT UR OBC SC ST EWS PSU GP`.split(/\s+/),
);

/** Names of the same thing, which applicant tracking systems may not recognize as such. */
export const SAME_THING: readonly (readonly string[])[] = [
  ['JavaScript', 'JS'],
  ['TypeScript', 'TS'],
  ['Kubernetes', 'k8s'],
  ['PostgreSQL', 'Postgres'],
  ['Golang', 'Go'],
  ['React', 'React.js'],
  ['Vue', 'Vue.js'],
  ['Node.js', 'Node'],
  ['machine learning', 'ML'],
  ['artificial intelligence', 'AI'],
  ['natural language processing', 'NLP'],
  ['user experience', 'UX'],
  ['user interface', 'UI'],
  ['Amazon Web Services', 'AWS'],
  ['Google Cloud Platform', 'GCP', 'Google Cloud'],
  ['Microsoft Excel', 'MS Excel', 'Excel'],
  ['Microsoft Office', 'MS Office'],
  ['search engine optimisation', 'search engine optimization', 'SEO'],
  ['human resources', 'HR'],
  ['quality assurance', 'QA'],
  ['continuous integration', 'CI/CD'],
  ['object-oriented programming', 'OOP', 'object oriented'],
  ['customer relationship management', 'CRM'],
  ['intellectual property', 'IP'],
  ['goods and services tax', 'GST'],
  ['accessibility', 'WCAG'],
  ['data visualisation', 'data visualization'],
  ['financial modelling', 'financial modeling'],
];
